import { Badge } from '@/components/ui/badge'
import { Section } from './section'

const GREETINGS = [
  {
    name: 'Jens Peter',
    relation: 'tidligere elev',
    text: 'Du lærte mig at læse, da alle andre havde givet op. Jeg læser stadig hver aften.',
    status: 'Godkendt',
    variant: 'success',
  },
  {
    name: 'Inger og Poul',
    relation: 'naboer',
    text: 'Tak for hyldeblomstsaften, for de lange snakke over hækken og for nøglen under potten.',
    status: 'Afventer',
    variant: 'info',
  },
] as const

export function GreetingsSection() {
  return (
    <Section className="md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h2 className="text-3xl">Familien læser først</h2>
        <div className="mt-5 space-y-4 text-lg">
          <p>
            Venner, naboer og kolleger kan skrive en hilsen eller dele et minde, også uden en konto. I får besked og
            vælger, hvad der skal stå på siden.
          </p>
          <p>Det, I ikke godkender, ser ingen andre.</p>
        </div>
      </div>
      <ul className="space-y-10" aria-label="Eksempler på hilsner">
        {GREETINGS.map(({ name, relation, text, status, variant }) => (
          <li key={name}>
            <blockquote className="hyphens-auto font-serif text-2xl">{text}</blockquote>
            <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <span>
                {name}, <span className="text-muted-foreground">{relation}</span>
              </span>
              <Badge variant={variant}>{status}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
