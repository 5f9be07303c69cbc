/**
 * The framework alone, for comparison: one route that answers a small JSON object. Run as a program of its own it listens on
 * loopback, and prints its address.
 */
import process from 'node:process';
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.on('SIGTERM', () => void app.close());
