import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Profiles: one JSON text for each person, with the count of its writes. */
export function profiles(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('profile')
        .addColumn('userId', 'text', (column) =>
          column.primaryKey().references('user.id').onDelete('cascade'),
        )
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('updatedAt', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
