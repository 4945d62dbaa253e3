import { type OpenedBranch, openedText, readOpened } from '@/lib/domain/family-tree/opened-branches'

/** What the page of a tree shows, as its address has it. */
export type TreeAddress = {
  /** Around whom; null for the page's person. */
  centre: string | null
  open: OpenedBranch[]
  /** Whose details are shown. */
  person: string | null
  /** The two whose way is shown. */
  way: TreeWay | null
}

export type TreeWay = { from: string; to: string }

/** The page of a tree. `memorialKey` is the memorial's slug or id. */
export function treePath(memorialKey: string): string {
  return `/family-tree/${encodeURIComponent(memorialKey)}`
}

/** The address of a view. What is as it is at first is left out. */
export function treeHref(memorialKey: string, { centre, open, person, way }: Partial<TreeAddress>): string {
  // Commas are left as they are: forty characters a branch are enough.
  const query = [
    centre && `centre=${centre}`,
    open && open.length > 0 && `open=${openedText(open)}`,
    person && `person=${person}`,
    way && `way=${way.from},${way.to}`,
  ].filter(Boolean)
  return treePath(memorialKey) + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** Reads a query; what does not belong in it is left out. */
export function readTreeAddress(parameter: (name: string) => string | null | undefined): TreeAddress {
  const id = (name: string) => asId(parameter(name))
  const [from, to] = (parameter('way') ?? '').slice(0, 100).split(',').map(asId)
  return {
    centre: id('centre'),
    person: id('person'),
    way: from && to && from !== to ? { from, to } : null,
    open: readOpened(parameter('open') ?? ''),
  }
}

/** The address with a branch opened: last, because it may hang on those before it. */
export function withBranch(address: TreeAddress, branch: OpenedBranch): TreeAddress {
  const rest = address.open.filter((open) => !isSame(open, branch))
  return { ...address, open: [...rest, branch] }
}

/** The address with a branch closed. What was opened further out stays for when it is opened again. */
export function withoutBranch(address: TreeAddress, branch: OpenedBranch): TreeAddress {
  return { ...address, open: address.open.filter((open) => !isSame(open, branch)) }
}

export function isOpen({ open }: Pick<TreeAddress, 'open'>, branch: OpenedBranch): boolean {
  return open.some((one) => isSame(one, branch))
}

const isSame = (a: OpenedBranch, b: OpenedBranch) => a.personId === b.personId && a.side === b.side

function asId(text: string | null | undefined): string | null {
  return text && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null
}
