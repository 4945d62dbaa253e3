// Without zod: the page of a tree reads its address in the browser.

/** Whose parents, or partners and children, are shown beyond the first view. */
export type OpenedBranch = { personId: string; side: 'up' | 'down' }

/** Characters; longer ones are not read. */
export const OPENED_MAX_LENGTH = 9000
const mostOpened = 200

const branch = /^(op|ned)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Whose branches are open, from 'op.{id},ned.{id}'. The first 200; wrong ones are left out. */
export function readOpened(text: string): OpenedBranch[] {
  const parts = text.length > OPENED_MAX_LENGTH ? [] : text.split(',')
  const opened = parts.flatMap((part): OpenedBranch[] => {
    const [, side, personId] = branch.exec(part) ?? []
    return side && personId ? [{ personId, side: side === 'op' ? 'up' : 'down' }] : []
  })
  return opened.slice(0, mostOpened)
}

/** The address' form of opened branches. */
export function openedText(opened: readonly OpenedBranch[]): string {
  return opened.map(({ personId, side }) => `${side === 'up' ? 'op' : 'ned'}.${personId}`).join(',')
}
