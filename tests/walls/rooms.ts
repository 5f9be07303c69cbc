/** A room of the tree, what it is called in imports, and what it may import. */
export interface Room {
  name: string;
  /** Where a probing file is put: as deep as the room's own files lie. */
  folder: string;
  /** The room's own files as another room imports them. */
  alias: string;
  /** Rooms whose files it may import, itself included. */
  rooms: readonly string[];
  packages: readonly string[];
  /** The room that it is a folder of, where only its packages are its own: it is tried with these alone. */
  partOf?: string;
  /** The TypeScript project that the room belongs to, and those that this project refers to. */
  project: string;
  referredProjects: readonly string[];
}

const view = ['react', 'react-dom'];
const webRooms = ['domain', 'content', 'ui', 'store', 'platform'];
const web = { project: 'web', referredProjects: ['web', 'domain', 'content', 'protocol'] };

/** The wall tables of ARCHITECTURE.md, row by row. */
export const rooms: readonly Room[] = [
  {
    name: 'domain',
    folder: 'src/domain/probed',
    alias: '#domain/probed',
    rooms: ['domain'],
    packages: ['zod/mini'],
    project: 'domain',
    referredProjects: ['domain'],
  },
  {
    name: 'the guide in domain',
    folder: 'src/domain/guide',
    alias: '#domain/guide',
    partOf: 'domain',
    rooms: ['domain'],
    packages: ['zod/mini', 'minisearch'],
    project: 'domain',
    referredProjects: ['domain'],
  },
  {
    name: 'content',
    folder: 'src/content/probed',
    alias: '#content/probed',
    // Only types of domain: a test of its own holds that.
    rooms: ['content', 'domain'],
    packages: [],
    project: 'content',
    referredProjects: ['content', 'domain'],
  },
  {
    name: 'protocol',
    folder: 'src/protocol',
    alias: '#protocol',
    rooms: ['protocol', 'domain'],
    packages: ['zod/mini'],
    project: 'protocol',
    referredProjects: ['protocol', 'domain'],
  },
  {
    name: 'server',
    folder: 'src/server/probed',
    alias: '#server/probed',
    rooms: ['server', 'protocol', 'domain', 'content'],
    packages: [
      'node:fs',
      'fastify',
      '@fastify/static',
      'better-auth',
      '@better-auth/kysely-adapter',
      'kysely',
      'nodemailer',
      'openid-client',
      'pg',
      'zod/mini',
      'zod',
    ],
    project: 'server',
    referredProjects: ['server', 'protocol', 'domain', 'content'],
  },
  {
    name: 'ui',
    folder: 'src/web/ui',
    alias: '#ui',
    rooms: ['ui'],
    packages: [...view, '@base-ui/react', '@tanstack/react-virtual', '@visx/shape', '@visx/scale'],
    ...web,
  },
  {
    name: 'platform',
    folder: 'src/web/platform',
    alias: '#platform',
    rooms: ['platform', 'domain', 'protocol'],
    packages: ['zod/mini', ...view],
    ...web,
  },
  {
    name: 'store',
    folder: 'src/web/store',
    alias: '#store',
    rooms: ['store', 'domain', 'platform'],
    packages: ['zod/mini', 'dexie', 'react'],
    ...web,
  },
  {
    name: 'feature',
    folder: 'src/web/features/probed',
    alias: '#features/probed',
    rooms: webRooms,
    packages: ['react', '@tanstack/react-router'],
    ...web,
  },
  {
    name: 'another feature',
    folder: 'src/web/features/probed-too',
    alias: '#features/probed-too',
    rooms: webRooms,
    packages: ['react', '@tanstack/react-router'],
    ...web,
  },
  {
    name: 'app',
    folder: 'src/web/app',
    alias: '#app',
    rooms: [...webRooms, 'app', 'feature', 'another feature', 'protocol'],
    packages: [...view, '@tanstack/react-router', '@base-ui/react'],
    ...web,
  },
];

/** Every package that some room may import, and some that none may: each room is tried with all of them. */
export const packages: readonly string[] = [
  ...new Set(rooms.flatMap((room) => room.packages)),
  'vitest',
  'vite',
  'axios',
];
