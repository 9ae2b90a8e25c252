/** The peer: the same kind of server, which sends a file of a folder. */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const app = Fastify();
await app.register(fastifyStatic, {
  root: process.env.BENCH_FOLDER ?? '',
  cacheControl: false,
  preCompressed: true,
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.BENCH_PORT) });
process.send?.('ready');
