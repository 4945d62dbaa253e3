import { removalSentence } from '@/lib/domain/support/copy'

/** What one can expect, and the other way to reach the house. */
export function ContactWays({ supportEmail, company }: { supportEmail: string; company: string | null }) {
  return (
    <div className="space-y-8 border-border max-lg:border-t max-lg:pt-10">
      <section>
        <h2 className="text-xl">Sådan svarer vi</h2>
        <p className="mt-2 text-muted-foreground">
          Et menneske læser det, du skriver. Du får en kvittering med det samme og et svar på mail inden for to
          hverdage.
        </p>
      </section>
      <section>
        <h2 className="text-xl">Vil du hellere skrive en mail?</h2>
        <p className="mt-2 text-muted-foreground">
          Så skriv til{' '}
          <a
            href={`mailto:${supportEmail}`}
            className="break-words text-link underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {supportEmail}
          </a>
          .
        </p>
        {company && <p className="mt-2 text-muted-foreground">{company}</p>}
      </section>
      <section>
        <h2 className="text-xl">Skal noget fjernes?</h2>
        <p className="mt-2 text-muted-foreground">{removalSentence}</p>
      </section>
    </div>
  )
}
