import { createTurns } from "./in-turn.ts";

/** The turn of one page to be rendered. */
export interface RenderTurn {
  /** Waits until the page may be rendered. Throws BusyError where too many wait. */
  begin(): Promise<void>;
  /** Gives the turn on, also one that has not come yet. */
  end(): void;
}

/** Expensive pages that wait to be rendered; what waits behind more would come too late. */
const maxWaiting = 40;

/**
 * Turns for rendering pages with an expensive list. Rendering takes the one thread of the process: of these pages it renders
 * one at a time, so that any other page waits for one of them at most.
 */
export function createRenderTurns(): () => RenderTurn {
  const inTurn = createTurns({ atOnce: 1, waiting: maxWaiting });
  return () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let begun: Promise<void> | undefined;
    const take = () =>
      new Promise<void>((begin, refuse) => {
        inTurn(() => {
          begin();
          return ended;
        }).catch(refuse);
      });
    return {
      begin() {
        begun ??= take();
        return begun;
      },
      end,
    };
  };
}
