// CommonJS on purpose: relay-compiler panics on an ES module config, so the root package has no "type": "module".
module.exports = {
  src: "./web/src",
  schema: "./schema.graphql",
  language: "typescript",
  artifactDirectory: "./web/src/relay/__generated__",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  customScalarTypes: { DateTime: "string", Decimal: "string" },
  excludes: ["**/node_modules/**", "**/__generated__/**"],
  persistConfig: { file: "./web/src/relay/__generated__/persisted.json", algorithm: "SHA256" },
};
