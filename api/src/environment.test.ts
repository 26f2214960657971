import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

describe("the environment", () => {
  test("has a default for everything", () => {
    expect(readEnvironment({}, false)).toEqual({
      mode: "production",
      adminTwoStep: false,
      answerCacheBytes: 128 * 1024 * 1024,
      port: 3000,
      host: "127.0.0.1",
      dataDir: ".data",
      databaseUrl: undefined,
      workers: { count: 1, connections: 21 },
      publicUrl: undefined,
      demo: "small",
      secret: undefined,
      trustProxy: false,
      hstsSubdomains: false,
      metrics: { token: undefined, port: undefined },
      site: {
        folder: undefined,
        name: undefined,
        tagline: undefined,
        description: undefined,
        contact: undefined,
        mailFooter: undefined,
        dataTerms: undefined,
      },
      contactEmail: undefined,
      logLevel: "info",
      rateLimits: true,
      shutdownSeconds: 30,
      mail: { smtpUrl: undefined, from: undefined },
      google: undefined,
      s3: undefined,
      backup: undefined,
      admin: undefined,
      secrets: [],
      warnings: [],
    });
  });

  test("the metrics have a token that is hard to guess, and a port that is known", () => {
    const token = "0123456789abcdef";
    const read = (METRICS_TOKEN: string, METRICS_PORT = "") =>
      readEnvironment({ METRICS_TOKEN, METRICS_PORT }).metrics;
    expect(read(token, "9100")).toEqual({ token, port: 9100 });
    for (const wrong of ["short", `${token} ${token}`])
      expect(() => read(wrong), wrong).toThrow("METRICS_TOKEN: must be 16 or more letters and digits");
    expect(() => read(token, "0")).toThrow("METRICS_PORT: must be a whole number from 1 to 65535");
  });

  test("the site's words are checked, and where its files are is known", () => {
    const given = readEnvironment({ SITE_NAME: " Weigh ", SITE_DIR: "/site", MAIL_FOOTER: "Weigh Ltd" });
    expect(given.site).toMatchObject({ name: "Weigh", folder: "/site", mailFooter: "Weigh Ltd" });
    expect(() => readEnvironment({ SITE_NAME: "<b>", SITE_CONTACT: "me" })).toThrow(
      /SITE_NAME: must be one line .*\n {2}SITE_CONTACT: must be an e-mail address/,
    );
  });

  test("a contact is an address, and subdomains are included where that is asked for", () => {
    const given = readEnvironment({ CONTACT_EMAIL: "security@assay.example", HSTS_SUBDOMAINS: "on" });
    expect(given).toMatchObject({ contactEmail: "security@assay.example", hstsSubdomains: true });
    expect(() => readEnvironment({ CONTACT_EMAIL: "security" })).toThrow(
      "CONTACT_EMAIL: must be an e-mail address",
    );
  });

  test("gives requests time to end, in whole seconds", () => {
    expect(readEnvironment({ SHUTDOWN_TIMEOUT: "5" }).shutdownSeconds).toBe(5);
    for (const wrong of ["5s", "-1", "3601"])
      expect(() => readEnvironment({ SHUTDOWN_TIMEOUT: wrong })).toThrow(
        "SHUTDOWN_TIMEOUT: must be a whole number of seconds from 0 to 3600",
      );
  });

  test("names the demo catalogue that an empty database gets", () => {
    const server = { DATABASE_URL: "postgresql:///assay?host=/run/postgresql" };
    for (const [settings, demo] of [
      [{}, "small"],
      [{ DEMO: "auto", PUBLIC_URL: "http://localhost:3000" }, "small"],
      [{ PUBLIC_URL: "http://127.0.0.1:3000" }, "small"],
      [{ PUBLIC_URL: "http://[::1]:3000" }, "small"],
      [{ PUBLIC_URL: "http://assay.localhost" }, "small"],
      [{ PUBLIC_URL: "http://0.0.0.0:3000" }, "off"],
      [{ PUBLIC_URL: "https://127.0.0.1.reviews.example" }, "off"],
      [{ PUBLIC_URL: "https://localhost.reviews.example" }, "off"],
      [{ PUBLIC_URL: "https://notlocalhost" }, "off"],
      [{ DEMO: "auto", PUBLIC_URL: "https://reviews.example" }, "off"],
      [server, "off"],
      [{ ...server, DEMO: "on", PUBLIC_URL: "https://reviews.example" }, "small"],
      [{ ...server, DEMO: "full" }, "full"],
      [{ DEMO: "off" }, "off"],
    ] as const)
      expect(readEnvironment({ ...settings }).demo).toBe(demo);
    expect(() => readEnvironment({ DEMO: "large" })).toThrow("DEMO: must be auto, on, full or off");
  });

  test("an empty variable means that it is not set", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: "" }, false).port).toBe(3000);
  });

  test("a container listens for the outside, unless it is told otherwise", () => {
    expect(readEnvironment({}, true).host).toBe("0.0.0.0");
    expect(readEnvironment({ HOST: "127.0.0.1" }, true).host).toBe("127.0.0.1");
  });

  test("a public address loses its last slash", () => {
    expect(readEnvironment({ PUBLIC_URL: "https://assay.example/" }).publicUrl).toBe("https://assay.example");
  });

  test.each([
    "https://user:word@assay.example",
    "https://assay.example/?from=mail",
    "https://assay.example/#top",
    "https://assay.example@other.example",
  ])("a public address is followed by paths and shown to everybody, so it is not %s", (PUBLIC_URL) => {
    const message = "PUBLIC_URL: must be an http or https address without user, query and fragment";
    expect(() => readEnvironment({ PUBLIC_URL })).toThrow(message);
    expect(readEnvironment({ PUBLIC_URL: "https://assay.example/directory/" }).publicUrl).toBe(
      "https://assay.example/directory",
    );
  });

  test.each([" ", "0x50", "1e3", "-1", "80.5", "65536", "9".repeat(400)])("a port is not %j", (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow("PORT: must be a whole number from 0 to 65535");
    expect(() => readEnvironment({ METRICS_PORT: "0" })).toThrow(
      "METRICS_PORT: must be a whole number from 1 to",
    );
  });

  test("mail has a server and a sender", () => {
    const given = { SMTP_URL: "smtps://assay:secret@mail.example:465", MAIL_FROM: "Assay <a@b.example>" };
    expect(readEnvironment(given).mail).toEqual({
      smtpUrl: "smtps://assay:secret@mail.example:465",
      from: "Assay <a@b.example>",
    });
    expect(readEnvironment({ MAIL_FROM: "a@b.example" }).mail.from).toBe("a@b.example");
    for (const from of ["Assay", "a@b, c@d", "A <a@b>\r\nBcc: c@d", "<a@b> <c@d>"])
      expect(() => readEnvironment({ MAIL_FROM: from }), from).toThrow(
        "MAIL_FROM: must be an address like Assay <no-reply@assay.example>",
      );
    expect(() => readEnvironment({ SMTP_URL: "https://user:secret@mail.example" })).toThrow(
      /^These settings cannot be used:\n {2}SMTP_URL: must be an address like smtp:\/\/user:password@host:587$/,
    );
  });

  test("of the daily backups, if there is a folder for them, as many are kept as it says, or seven", () => {
    expect(readEnvironment({ BACKUP_DIR: "/backups" }).backup).toEqual({ folder: "/backups", keep: 7 });
    expect(readEnvironment({ BACKUP_DIR: "/backups", BACKUP_KEEP: "30" }).backup?.keep).toBe(30);
    for (const BACKUP_KEEP of ["0", "some", "1.5"])
      expect(() => readEnvironment({ BACKUP_KEEP })).toThrow("BACKUP_KEEP: must be a whole number from 1");
  });

  test("a secret is 32 bytes, and is set where the database is on another computer", () => {
    const secret = "0f".repeat(32);
    expect(readEnvironment({ SECRET: secret.toUpperCase() }).secret?.toString("hex")).toBe(secret);
    for (const SECRET of ["short", `${secret}0`, "g".repeat(64)])
      expect(() => readEnvironment({ SECRET }), SECRET).toThrow("SECRET: must be 32 random bytes");
    const SECRET_PREVIOUS = "1e".repeat(32);
    expect(readEnvironment({ SECRET_PREVIOUS }).previousSecret?.toString("hex")).toBe(SECRET_PREVIOUS);
    expect(() => readEnvironment({ SECRET_PREVIOUS: "short" })).toThrow(
      "SECRET_PREVIOUS: must be 32 random bytes",
    );
    const remote = "postgresql://ann:word@db.example:5432/assay";
    expect(() => readEnvironment({ DATABASE_URL: remote })).toThrow(
      "SECRET: must be set when DATABASE_URL points to another host",
    );
    expect(readEnvironment({ DATABASE_URL: remote, SECRET: secret }).databaseUrl).toBe(remote);
    for (const local of [
      "postgresql://localhost/assay",
      "postgresql://127.0.0.1:5432/assay",
      "postgresql://[::1]/assay",
      "postgresql://postgres@localhost/assay?host=%2Frun%2Fpostgresql",
    ])
      expect(readEnvironment({ DATABASE_URL: local }).secret, local).toBeUndefined();
    expect(() => readEnvironment({ DATABASE_URL: "postgresql://localhost/assay?host=db.example" })).toThrow(
      "SECRET: must be set when DATABASE_URL points to another host",
    );
  });

  test("settings that belong together are given together", () => {
    const whole = {
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "secret",
      ADMIN_EMAIL: "ines@assay.example",
      ADMIN_PASSWORD: "correct horse",
    };
    const { google, admin } = readEnvironment(whole);
    expect({ google, admin }).toEqual({
      google: { clientId: "id", clientSecret: "secret" },
      admin: { email: "ines@assay.example", password: "correct horse" },
    });
    expect(() => readEnvironment({ ...whole, GOOGLE_CLIENT_SECRET: "", ADMIN_EMAIL: "" })).toThrow(
      "GOOGLE_CLIENT_SECRET: must be set too when GOOGLE_CLIENT_ID is\n  ADMIN_EMAIL: must be set too when ADMIN_PASSWORD is",
    );
    expect(() => readEnvironment({ ...whole, GOOGLE_CLIENT_ID: "", PORT: "http" })).toThrow(
      /PORT:[\s\S]*GOOGLE_CLIENT_ID: must be set too when GOOGLE_CLIENT_SECRET is/,
    );
  });

  test("an object store has a bucket and keys; where it is, Amazon's own unless said", () => {
    const given = { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readEnvironment({ ...given, S3_REGION: "eu-west-1" }).s3).toEqual({
      endpoint: "https://s3.eu-west-1.amazonaws.com",
      region: "eu-west-1",
      bucket: "pictures",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
    const own = readEnvironment({ ...given, S3_ENDPOINT: "http://minio.example:9000/" }).s3;
    expect(own).toMatchObject({ endpoint: "http://minio.example:9000", region: "us-east-1" });
    expect(() => readEnvironment({ ...given, S3_BUCKET: "" })).toThrow(
      "S3_BUCKET: must be set too when S3_ACCESS_KEY_ID is",
    );
    expect(() => readEnvironment({ S3_BUCKET: "pictures" })).toThrow(
      "S3_ACCESS_KEY_ID: must be set too when S3_BUCKET is",
    );
  });

  test("the first administrator obeys the rules of accounts", () => {
    const admin = (ADMIN_EMAIL: string, ADMIN_PASSWORD: string) => () =>
      readEnvironment({ ADMIN_EMAIL, ADMIN_PASSWORD });
    expect(admin("ines@assay.example", "123456")).not.toThrow();
    expect(admin("ines@assay.example", "12345")).toThrow(
      "ADMIN_PASSWORD: Password must be at least 6 characters",
    );
    expect(admin("ines@assay.example", "ü".repeat(129))).toThrow(
      "ADMIN_PASSWORD: Password must be at most 256 bytes",
    );
    expect(admin("ines", "123456")).toThrow("ADMIN_EMAIL: Please enter a valid email address");
  });

  test("one message names all that is wrong", () => {
    const wrong = { PORT: "http", DATABASE_URL: "mysql://x", DEMO: "yes", PUBLIC_URL: "ftp://x" };
    expect(() => readEnvironment(wrong)).toThrow(EnvironmentError);
    expect(() => readEnvironment({ PORT: "70000" })).toThrow("PORT: must be a whole number from 0 to 65535");
    expect(() => readEnvironment(wrong)).toThrow(/PORT:[\s\S]*DATABASE_URL:[\s\S]*PUBLIC_URL:[\s\S]*DEMO:/);
  });
});
