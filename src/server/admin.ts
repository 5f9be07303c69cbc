import process from 'node:process';
import { makeDataFolder } from './config/data-folder.ts';
import { readSettings, SettingsError } from './config/settings.ts';
import { openDatabase } from './db/open-database.ts';

const usage = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL';
const roleAfter: Record<string, 'admin' | 'user'> = { grant: 'admin', revoke: 'user' };

/** Gives or takes the role 'admin' (decisions: 'Admin'). Answers the sentence that tells what was done. */
async function run([command = '', email = '']: readonly string[]): Promise<string> {
  const role = roleAfter[command];
  if (!role || email === '') throw new Error(usage);
  const settings = readSettings(process.env);
  makeDataFolder(settings.dataFolder);
  const database = await openDatabase(settings, () => undefined);
  try {
    await database.migrate();
    const { numUpdatedRows } = await database.kysely
      .updateTable('user')
      .set({ role })
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error(`No account has the email ${email}.`);
    return role === 'admin' ? `${email} is an admin now.` : `${email} is no admin by this command any more.`;
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error) => {
    const reason = error instanceof SettingsError ? error.problems.join('\n') : error.message;
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  },
);
