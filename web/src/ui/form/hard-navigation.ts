/** Goes to another page by asking the server for it, so that all of it knows who is signed in. */
export const hardNavigation = {
  to(path: string): void {
    window.location.assign(path);
  },
};
