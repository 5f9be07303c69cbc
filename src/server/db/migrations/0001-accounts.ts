import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from '../migrate.ts';

/** Accounts: the four tables of better-auth 1.7, the clock that gives out uids, the count of wrong passwords. */
export function accounts({ instant, flag }: ColumnTypes): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('user')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('emailVerified', sql.raw(flag), (column) => column.notNull())
        .addColumn('image', 'text')
        .addColumn('role', 'text', (column) => column.notNull().defaultTo('user'))
        .addColumn('createdAt', sql.raw(instant), (column) => column.notNull())
        .addColumn('updatedAt', sql.raw(instant), (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('session')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('expiresAt', sql.raw(instant), (column) => column.notNull())
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('createdAt', sql.raw(instant), (column) => column.notNull())
        .addColumn('updatedAt', sql.raw(instant), (column) => column.notNull())
        .execute();
      await db.schema.createIndex('session_userId').on('session').column('userId').execute();
      await db.schema.createIndex('session_expiresAt').on('session').column('expiresAt').execute();
      await db.schema
        .createTable('account')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('accountId', 'text', (column) => column.notNull())
        .addColumn('providerId', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', sql.raw(instant))
        .addColumn('refreshTokenExpiresAt', sql.raw(instant))
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', sql.raw(instant), (column) => column.notNull())
        .addColumn('updatedAt', sql.raw(instant), (column) => column.notNull())
        .execute();
      await db.schema.createIndex('account_userId').on('account').column('userId').execute();
      await db.schema
        .createTable('verification')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('identifier', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expiresAt', sql.raw(instant), (column) => column.notNull())
        .addColumn('createdAt', sql.raw(instant), (column) => column.notNull())
        .addColumn('updatedAt', sql.raw(instant), (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('verification_identifier')
        .on('verification')
        .column('identifier')
        .execute();
      await db.schema
        .createTable('uid_clock')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('lastMillis', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('wrong_password')
        .addColumn('accountKey', 'text', (column) => column.primaryKey())
        .addColumn('times', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('latestMillis', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}
