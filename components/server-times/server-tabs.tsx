import { StateLinks } from '@/components/ui/state-links'
import { kindTexts, processesText } from '@/lib/domain/server-times/copy'
import { processesPath, serverTimesPath } from '@/lib/domain/server-times/paths'
import { type ShownKind, serverTimesQuery, shownKinds, type TimePeriod } from '@/lib/domain/server-times/schema'

type ServerTabsProps = { here: ShownKind | 'process'; period?: TimePeriod }

/** The kinds of work as links, then the processes. */
export function ServerTabs({ here, period = 'day' }: ServerTabsProps) {
  const kinds = shownKinds.map((kind) => ({
    label: kindTexts[kind],
    href: `${serverTimesPath}?${serverTimesQuery({ kind, period })}`,
    isHere: kind === here,
  }))
  const processes = { label: processesText, href: processesPath, isHere: here === 'process' }
  return <StateLinks label="Slags" links={[...kinds, processes]} />
}
