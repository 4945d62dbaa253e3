import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { BirchScene } from '@/components/drawings/birch'
import { ActionForm } from '@/components/form/action-form'
import { Checkbox } from '@/components/ui/checkbox'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { retentionDays } from '@/lib/domain/legal/retention'
import { draftPath } from '@/lib/domain/privacy/paths'
import type { DraftView } from '@/lib/domain/privacy/schema'
import { daysInWords } from '@/lib/shared/number-words'

type OwnDraftProps = {
  draft: DraftView
  /** From the mail; it keeps the draft without signing in. */
  token: string | undefined
  refusal: string | undefined
  isKept: boolean
  isSignedIn: boolean
}

/** Keeps a draft that nobody used, or deletes it. Plain forms: they need no script, and keeping no sign-in. */
export function OwnDraft({ draft, token, refusal, isKept, isSignedIn }: OwnDraftProps) {
  const { id, name, removedOn, isOwner, isLoose } = draft
  const path = draftPath(id, token)
  return (
    <AccountPage scene={BirchScene}>
      <AccountHeading title={`Kladden til ${name}`}>
        {removedOn
          ? `Ingen har brugt den i ${daysInWords(retentionDays.unusedDraft)}. Vi sletter den tidligst ${removedOn}, hvis du ikke vil beholde den.`
          : 'Den bliver, hvor den er, og du kan skrive videre, når det passer dig.'}
      </AccountHeading>
      <Outcome refusal={refusal} done={isKept ? 'Tak. Du beholder kladden.' : null} className="mb-6" />
      <div className="flex flex-wrap gap-3">
        {removedOn && (
          <ActionForm
            action={`/api/memorials/${id}/keep`}
            label="Behold siden"
            pendingText="Beholder..."
            variant="primary"
            fields={token ? { token } : {}}
            goTo={`${path}${token ? '&' : '?'}gemt=ja`}
          />
        )}
        {isSignedIn && isOwner && (
          <LinkButton href={`/edit-memorial/${id}`} variant="outline">
            Skriv videre
          </LinkButton>
        )}
      </div>
      {isOwner && !isLoose && (
        <p className="mt-10 text-muted-foreground">
          Den kan ikke slettes her: den har været vist for andre, eller der hører en QR-kode, en plan eller en
          bestilling til den. <TextLink href="/contact">Skriv til os</TextLink>, hvis den skal slettes.
        </p>
      )}
      {isOwner && isLoose && (
        <section aria-labelledby="slet" className="mt-14">
          <h2 id="slet" className="text-xl">
            Slet kladden
          </h2>
          <p className="mt-2 text-muted-foreground">
            Tekster, billeder, film og lyd i den bliver slettet og kan ikke hentes tilbage.
          </p>
          <ActionForm
            action={`/api/memorials/${id}/delete-draft`}
            label="Slet kladden"
            pendingText="Sletter..."
            doneMessage={{ title: 'Kladden er slettet' }}
            goTo="/profile#mindesider"
            className="mt-2"
          >
            <Checkbox name="sure" value="ja" required label="Ja, slet kladden" className="w-full" />
          </ActionForm>
        </section>
      )}
    </AccountPage>
  )
}
