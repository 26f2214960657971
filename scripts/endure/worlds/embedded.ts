import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../../process.ts";
import { type Settings, withMore } from "./servers.ts";
import { onDatabase, openServers, openSurroundings, type World } from "./world.ts";

/** Small enough to be filled, large enough for a database and its log. */
const diskMegabytes = 400;

/** Starts one server on the embedded database, with more settings if given; its files are on a small file system in memory where mounting is allowed. */
export async function openEmbeddedWorld(more: Settings): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "assay-endure-"));
  const isMounted = await mount(dataDir);
  const services = await openSurroundings();
  const commandSettings = { ...services.shared, DATA_DIR: dataDir };
  const remove = async () => {
    await services.close();
    if (isMounted) await capture("umount", ["--lazy", dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { servers, balancer, close } = await openServers([withMore(commandSettings, more)]);
    return {
      kind: "embedded",
      url: balancer.url,
      servers,
      services,
      dataDir,
      diskBytes: isMounted ? diskMegabytes * 1024 * 1024 : null,
      postgresql: null,
      proxy: null,
      commandSettings,
      withDatabase: (work) => onDatabase({ dataDir }, work),
      async close() {
        await close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** False where mounting is not allowed. */
async function mount(folder: string): Promise<boolean> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const args = ["-t", "tmpfs", "-o", `size=${diskMegabytes}m,mode=0700`, "tmpfs", folder];
  return capture("mount", args).then(
    ({ code }) => code === 0,
    () => false,
  );
}
