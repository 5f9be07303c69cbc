import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a person needs to look after their own account: how each session was entered, codes that can be used once, and
 * counts of more than wrong passwords.
 */
export function ownAccount(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('session')
        .addColumn('method', 'text', (column) => column.notNull().defaultTo('password'))
        .execute();
      // Nobody can be connected twice, however many returns from a provider come at once.
      await db.schema
        .createIndex('account_provider')
        .unique()
        .on('account')
        .columns(['providerId', 'accountId'])
        .execute();
      await db.schema
        .createTable('one_time_code')
        .addColumn('codeHash', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.references('user.id').onDelete('cascade'))
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('endsAtMillis', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('one_time_code_userId').on('one_time_code').column('userId').execute();
      await sql`alter table wrong_password rename to attempt`.execute(db);
    },
  };
}
