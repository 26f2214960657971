/** Loads a page from the server, so that all of it knows who is signed in. An object, so that tests can replace it. */
export const hardNavigation = {
  to(path: string): void {
    window.location.assign(path);
  },
};
