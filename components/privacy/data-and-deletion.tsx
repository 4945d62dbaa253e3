import type { FormDraftView } from '@/components/form/form-draft'
import { Button } from '@/components/ui/button'
import { SummaryButton } from '@/components/ui/fold'
import { TextLink } from '@/components/ui/text-link'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { MyMemorialView } from '@/lib/domain/memorials/schema'
import { deletionFacts } from '@/lib/domain/privacy/copy'
import type { DeletionView } from '@/lib/domain/privacy/schema'
import { DeletionForm } from './deletion-form'

type DeleteAccountProps = { user: UserView; deletion: DeletionView; draft: FormDraftView }

/** Deletes the account: consequences, the fate of each page, the password. Collapsed until opened. */
export function DeleteAccount({ user, deletion, draft }: DeleteAccountProps) {
  if (deletion.due) {
    return (
      <p>
        Kontoen bliver slettet {deletion.due.at}. <TextLink href="#sletning">Øverst på siden</TextLink> kan du fortryde.
      </p>
    )
  }
  if (deletion.isLastAdministrator) {
    return <p>Du er den sidste administrator. Gør en anden til administrator, før du sletter din konto.</p>
  }
  return (
    <details open={draft !== null}>
      <SummaryButton>Slet min konto</SummaryButton>
      <div className="mt-8 space-y-8">
        <div>
          <h3 className="text-xl">Det sker der</h3>
          <ul className="mt-4 list-disc space-y-2 pl-5">
            <li>
              Kontoen bliver slettet {deletion.wouldHappen}. Indtil da er alt, som det plejer, og du kan fortryde her
              eller med linket i den mail, vi sender.
            </li>
            {deletionFacts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
            <li>
              Vil du gemme noget, så <TextLink href="#mine-data">hent dine data</TextLink> først.
            </li>
          </ul>
        </div>
        <DeletionForm user={user} pages={deletion.pages} draft={draft} />
      </div>
    </details>
  )
}

/** Downloads of the account's data and of each page it edits. Plain links: the browser saves the response. */
export function MyData({ memorials }: { memorials: MyMemorialView[] }) {
  const written = memorials.filter(({ role }) => role === 'owner' || role === 'editor')
  return (
    <div className="space-y-5">
      <p>
        Du får en ZIP-fil med to filer: index.html, som du åbner i en browser og kan læse som en almindelig side, og
        mine-data.json med det samme til andre tjenester. Billederne står der som adresser. Hent dem, mens du er logget
        ind.
      </p>
      <Button asChild variant="outline">
        <a href="/api/user/data" download>
          Hent mine data
        </a>
      </Button>
      {written.length > 0 && (
        <>
          <p>
            En mindeside kan også hentes for sig: alle billeder, film og optagelser i fuld størrelse, lagt i mapper.
            Siden selv følger med, med sit tema og sin opbygning, og kan åbnes uden internet.
          </p>
          <ul className="space-y-3">
            {written.map(({ id, slug, fullName }) => (
              <li key={id}>
                <Button asChild variant="outline">
                  {/* No `download`: if the session has ended, the sign-in page must be shown, not saved. */}
                  <a href={`/api/memorials/${slug}/download`} className="[overflow-wrap:anywhere]">
                    Hent siden for {fullName}
                  </a>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
