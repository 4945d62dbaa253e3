import { CodeForm } from '@/components/landing/code-form'
import { ClaimForm } from '@/components/qr-codes/claim-form'
import { FreeCode } from '@/components/qr-codes/free-code'
import { ScanMessage } from '@/components/qr-codes/scan-message'
import { SupportLink } from '@/components/qr-codes/support-link'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import type { ScanView } from '@/lib/domain/qr-codes/policy'
import type { CardSource } from '@/lib/domain/qr-codes/schema'

type ScanAnswerProps = {
  view: Exclude<ScanView, { kind: 'memorial' | 'mine' }>
  /** As it was read; of any length and content when the code is unknown. */
  code: string
  isSignedIn: boolean
  card: CardSource | null
  supportEmail: string
  refusal?: { message: string; activationCode?: string | undefined } | undefined
}

/** The sentence and the ways on for each state of a code that leads to no page. */
export function ScanAnswer({ view, code, isSignedIn, card, supportEmail, refusal }: ScanAnswerProps) {
  const support = <SupportLink email={supportEmail} code={code} />
  switch (view.kind) {
    case 'unknown':
      return (
        <ScanMessage title="Vi kender ikke koden">
          <p className="text-lg">
            Der er ingen kode hos os, der hedder <span className="break-all font-semibold">{code || '(tom)'}</span>. Se
            efter på stenen, om alle ti tegn er rigtige, og skriv koden her.
          </p>
          <CodeForm className="text-left" />
          <p>Er du sikker på, at koden er rigtig?</p>
          {support}
        </ScanMessage>
      )
    case 'free':
      return (
        <ScanMessage title="Koden venter på sin mindeside" code={code}>
          <FreeCode code={code} />
        </ScanMessage>
      )
    case 'claimable':
      return (
        <ScanMessage title="Koden venter på sin mindeside" code={code}>
          <p className="text-lg">Når koden er knyttet til din konto, vælger du, hvilken mindeside den skal føre til.</p>
          <ClaimForm code={code} card={card} refusal={refusal} />
        </ScanMessage>
      )
    case 'on_its_way':
      return (
        <ScanMessage title="Mindesiden er på vej" code={code}>
          <p className="text-lg">
            Familien er ved at gøre siden klar. Kom forbi igen senere, og scan koden en gang til.
          </p>
          {!isSignedIn && (
            <p>
              Hører stenen til din familie? <TextLink href={`/qr-scan/${code}/login`}>Log ind</TextLink>
            </p>
          )}
        </ScanMessage>
      )
    case 'members_only':
      return (
        <ScanMessage title="Mindesiden er for familien" code={code}>
          <p className="text-lg">Familien har valgt, at kun de, der er inviteret, kan se siden.</p>
          {!isSignedIn && <LinkButton href={`/qr-scan/${code}/login`}>Log ind</LinkButton>}
        </ScanMessage>
      )
    case 'blocked':
      return (
        <ScanMessage title="Koden er spærret" code={code}>
          <p className="text-lg">
            Koden kan ikke bruges, fordi den er meldt tabt, stjålet eller kopieret. Hører stenen til din familie, så
            hjælper vi dig.
          </p>
          {support}
        </ScanMessage>
      )
    case 'retired':
      return (
        <ScanMessage title="Koden er taget ud af brug" code={code}>
          <p className="text-lg">
            Koden hører til en sten, der er taget ned. Står den her alligevel, vil vi gerne vide det.
          </p>
          {support}
        </ScanMessage>
      )
  }
}
