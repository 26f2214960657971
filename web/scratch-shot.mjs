import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const base = "http://localhost:4281";
for (const scheme of ["light", "dark"]) {
  const ctx = await b.newContext({ colorScheme: scheme, viewport: { width: 1280, height: 900 } });
  const r = await ctx.request.post(base + "/api/admin/login", { headers: { origin: base, "sec-fetch-site": "same-origin" }, data: { username: "admin@assay.example", password: "secret-123" } });
  console.log(r.status());
  const p = await ctx.newPage();
  for (const width of [1280, 390]) {
    await p.setViewportSize({ width, height: 900 });
    for (const [name, path] of [["groups", "/admin/moderation?tab=flags"], ["ring", "/admin/moderation?tab=flags&kind=ring"], ["gap", "/admin/moderation?tab=flags&kind=rating-gap"]]) {
      if (name === "gap" && scheme === "dark") continue;
      await p.goto(base + path, { timeout: 60000 }); await p.waitForTimeout(700);
      const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const height = Math.min(2400, await p.evaluate(() => document.documentElement.scrollHeight));
      await p.setViewportSize({ width, height });
      await p.screenshot({ path: `/tmp/det-${name}-${width}-${scheme}.png` });
      await p.setViewportSize({ width, height: 900 });
      console.log(name, width, scheme, "overflow", over);
    }
  }
  await ctx.close();
}
await b.close();
