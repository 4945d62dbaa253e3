import type { FormDraftView } from '@/components/form/form-draft'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { TextLink } from '@/components/ui/text-link'
import type { UserView } from '@/lib/domain/accounts/schema'
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
      <summary
        className={cn(
          buttonVariants({ variant: 'outline' }),
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        Slet min konto
      </summary>
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
