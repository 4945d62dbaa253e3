import { BirchScene } from '@/components/drawings/birch'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import type { ContributionStatus } from '@/lib/domain/contributions/schema'
import { retentionDays } from '@/lib/domain/legal/retention'
import { daysInWords } from '@/lib/shared/number-words'

const words = {
  pending: {
    title: 'Intet venter på dig',
    text: 'Når nogen skriver en hilsen eller deler et minde, kommer det frem her, og du får en mail. Indtil da er der ro.',
  },
  approved: {
    title: 'Her er endnu ingen godkendte hilsner',
    text: 'Del mindesiden med dem, der holdt af den, I mindes. Så samler ordene sig her.',
  },
  rejected: {
    title: 'Du har ikke afvist noget',
    text: `Det, du afviser, kan ingen se. Det ligger her i ${daysInWords(retentionDays.rejectedPost)}, så du kan fortryde.`,
  },
  hidden: {
    title: 'Vi har ikke skjult noget',
    text: 'Hvis vi en dag må skjule en hilsen, ligger den her med en begrundelse, og du får en mail.',
  },
} as const satisfies Record<ContributionStatus, { title: string; text: string }>

export function EmptyQueue({ status, memorialKey }: { status: ContributionStatus; memorialKey: string }) {
  return (
    <EmptyState
      drawing={<BirchScene />}
      {...words[status]}
      action={
        <LinkButton href={`/memorial/${memorialKey}`} prefetch={false} variant="outline">
          Se mindesiden
        </LinkButton>
      }
    />
  )
}
