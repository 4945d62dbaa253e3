import { StateLinks } from '@/components/ui/state-links'
import { rangeTexts } from '@/lib/domain/server-times/copy'
import { processesPath } from '@/lib/domain/server-times/paths'
import { type ProcessRange, processRanges } from '@/lib/domain/server-times/schema'

/** How far back the plots of the processes go. */
export function RangeLinks({ here }: { here: ProcessRange }) {
  const links = processRanges.map((range) => ({
    label: rangeTexts[range],
    href: `${processesPath}&range=${range}`,
    isHere: range === here,
  }))
  return <StateLinks label="Periode" links={links} />
}
