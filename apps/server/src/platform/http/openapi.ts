import type { Endpoint, EndpointKey, EndpointTable } from '@hearthline/contract/endpoint';
import { splitKey } from '@hearthline/contract/endpoint';
import { errorBody } from '@hearthline/contract/errors';
import { z } from 'zod';

type Json = Record<string, unknown>;

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;

/** The OpenAPI document of a contract table. */
export function createOpenApi(table: EndpointTable, info: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const key of Object.keys(table) as EndpointKey[]) {
    const endpoint = table[key];
    if (!endpoint) continue;
    const [method, path] = splitKey(key);
    paths[path] = { ...paths[path], [method.toLowerCase()]: createOperation(key, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: toSchema(errorBody, 'output') },
    },
    paths,
  };
}

function createOperation(key: EndpointKey, endpoint: Endpoint): Json {
  return {
    operationId: key.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...createParameters(endpoint.params, 'path'), ...createParameters(endpoint.query, 'query')],
    ...createRequestBody(endpoint),
    responses: {
      200: { description: 'Success', content: createReplyContent(endpoint) },
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function createParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: toSchema(field as z.ZodType, 'input'),
  }));
}

function createRequestBody(endpoint: Endpoint): Json {
  if (endpoint.upload) {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toSchema(endpoint.body, 'input') } },
    },
  };
}

function createReplyContent(endpoint: Endpoint): Json {
  return endpoint.reply === 'binary'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: toSchema(endpoint.reply, 'output') } };
}
