/** Who asks: a signed-in user, as far as permissions need to know. */
export interface Viewer {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly isEmailVerified: boolean;
}
