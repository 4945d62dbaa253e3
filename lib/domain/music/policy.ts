/** Whether visitors of the page hear a piece: it is ready, the family shows it, and somebody has stated the rights. */
export function isHeard({ status, rights, isShown }: { status: string; rights: string | null; isShown: boolean }) {
  return status === 'ready' && rights !== null && isShown
}
