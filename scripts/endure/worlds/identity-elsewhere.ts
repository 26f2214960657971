/** Loaded by a server before its own code (`node --import`): what it sends to Google goes to the provider of the run. */
const google = "https://accounts.google.com/";
const provider = process.env["ENDURE_IDENTITY"];
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return url.startsWith(google) ? send(`${provider}/${url.slice(google.length)}`, init) : send(input, init);
};

export {};
