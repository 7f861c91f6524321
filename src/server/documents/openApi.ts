import { z } from "zod";
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { Problem } from "../../protocol/problem.ts";
import { API_VERSION, components } from "./components.ts";
import { conversationOperations } from "./conversationOperations.ts";
import { explainOperations } from "./explainOperations.ts";
import type { DocumentedAnswer, Operation } from "./operation.ts";
import { recordOperations } from "./recordOperations.ts";
import { serviceOperations } from "./serviceOperations.ts";

export type OpenApiDocument = ReturnType<typeof createDocument>;

const CONSOLE = { consoleKey: [] };
const SECURITY: Record<Operation["asks"], Record<string, string[]>[]> = {
  user: [{ token: [] }, { name: [] }],
  "user and console": [{ token: [], ...CONSOLE }, { name: [] }],
  console: [CONSOLE, {}],
  anybody: [{}],
};

const PROBLEM: ZodOpenApiResponseObject = {
  description: "A problem document (RFC 9457); its `code` says which. `429` and `503` come with Retry-After.",
  content: { "application/problem+json": { schema: Problem } },
};

/** What the server publishes may get more fields, so its objects are open; what it answers must be in here all the same. */
const LEFT_OPEN: CreateDocumentOptions = {
  override: ({ jsonSchema, io }) => {
    if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  },
};

let published: OpenApiDocument | null = null;

/** The OpenAPI 3.1 document of the whole server, made of the schemas that it checks with. */
export function openApi(): OpenApiDocument {
  published ??= openApiOf(LEFT_OPEN);
  return published;
}

/** The same, with objects that may hold nothing undocumented: for those who check the server. */
export function closedOpenApi(): OpenApiDocument {
  return openApiOf({});
}

function openApiOf(options: CreateDocumentOptions): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of [
    ...conversationOperations,
    ...explainOperations,
    ...recordOperations,
    ...serviceOperations,
  ]) {
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [operation.method]: operationOf(operation) };
  }
  const document = {
    openapi: "3.1.0" as const,
    info: {
      title: "Setpoint",
      version: API_VERSION,
      description:
        "A training coach that people talk to. All JSON is camelCase; times are ISO 8601 with offset; dates are days in " +
        "the user's time zone. Somebody else's id is unknown (404). The WebSocket is in /asyncapi.json.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: ["conversations", "training", "person", "machines", "service"].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        token: { type: "http" as const, scheme: "bearer", description: "Where SETPOINT_AUTH is `token`." },
        name: {
          type: "apiKey" as const,
          in: "header" as const,
          name: "X-Setpoint-User",
          description: "Where SETPOINT_AUTH is `none`: who speaks; `local` without it.",
        },
        consoleKey: {
          type: "apiKey" as const,
          in: "header" as const,
          name: "X-Setpoint-Console-Key",
          description: "Where SETPOINT_AUTH is `token`.",
        },
      },
    },
  };
  return createDocument(document, options);
}

function operationOf({
  method,
  path,
  summary,
  tag,
  asks,
  query,
  body,
  isBodyOptional,
  answers,
}: Operation): ZodOpenApiOperationObject {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === "seq" ? z.int().min(1) : z.string()]));
  return {
    operationId: `${method}${path.replace(/[/:.]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [tag],
    security: SECURITY[asks],
    requestParams: {
      ...(names.length > 0 ? { path: z.object(params) } : {}),
      ...(query ? { query } : {}),
    },
    ...(body ? { requestBody: { required: !isBodyOptional, content: { "application/json": { schema: body } } } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, responseOf(answer)])),
      ...(asks === "anybody" ? {} : { default: PROBLEM }),
    },
  };
}

function responseOf({ description, schema, type = "application/json", headers }: DocumentedAnswer) {
  const described = Object.entries(headers ?? {}).map(([name, text]) => [
    name,
    { description: text, schema: { type: "string" as const } },
  ]);
  return {
    description,
    ...(headers ? { headers: Object.fromEntries(described) } : {}),
    ...(schema ? { content: { [type]: { schema } } } : {}),
  };
}
