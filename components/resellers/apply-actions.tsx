import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { applicationForm } from '@/lib/domain/resellers/form-names'
import { dashboardPath } from '@/lib/domain/resellers/paths'

/** The first thing to press: to apply, or for whoever has applied already, to where it stands how far that is. */
export function ApplyActions({ hasPage }: { hasPage: boolean }) {
  if (hasPage) {
    return (
      <LinkButton href={dashboardPath} size="lg">
        Gå til jeres side
      </LinkButton>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <LinkButton href={`#${applicationForm}`} size="lg" className="max-w-full wrap-anywhere">
        Søg om at blive forhandler
      </LinkButton>
      <p className="text-muted-foreground">
        Er I det allerede? <TextLink href={dashboardPath}>Gå til jeres side</TextLink>.
      </p>
    </div>
  )
}
