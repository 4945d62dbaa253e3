import { HiddenList } from '@/components/reports/hidden-list'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { listHidden } from '@/lib/domain/reports/queries'
import type { Actor } from '@/lib/shared/actor'

/** What administrators have hidden from visitors. */
export async function HiddenDesk({ actor }: { actor: Actor }) {
  return (
    <PageBody width="page">
      <p className="mb-4">
        <TextLink href="/admin/support" className="inline-flex min-h-touch items-center">
          Alle henvendelser
        </TextLink>
      </p>
      <PageHeader title="Det, vi har skjult" intro="Det nyeste står øverst. Familien kan ikke selv vise det igen." />
      <HiddenList hidden={await listHidden(actor)} />
    </PageBody>
  )
}
