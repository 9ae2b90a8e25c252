/** The peer: one Fastify route that answers the same bytes and does nothing else. */
import Fastify from 'fastify';

const app = Fastify();
const body = process.env.BARE_BODY ?? '{}';
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ host: '127.0.0.1', port: Number(process.env.BARE_PORT) });
process.send?.('ready');
