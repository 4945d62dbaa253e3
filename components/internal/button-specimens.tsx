import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { CopyButton } from '@/components/ui/copy-button'
import { IconButton } from '@/components/ui/icon-button'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { TextLink } from '@/components/ui/text-link'
import { longName, Specimen, State, States } from './specimen'

const variants: ReadonlyArray<[NonNullable<ButtonVariants['variant']>, string]> = [
  ['primary', 'Gem mindet'],
  ['secondary', 'Se hilsner'],
  ['outline', 'Tilbage'],
  ['ghost', 'Skjul'],
  ['link', 'Læs mere'],
  ['destructive', 'Slet mindet'],
  ['candle', 'Tænd et lys'],
]

// Copies :focus-visible from app/tokens.css, which only the keyboard triggers.
const focused = 'outline-3 outline-ring outline-offset-2'

export function ButtonSpecimens() {
  return (
    <Specimen title="Knapper" note="Teksten siger, hvad der sker. Hold musen over en knap for at se den svare.">
      <States>
        {variants.map(([variant, label]) => (
          <State key={variant} name={variant}>
            <Button variant={variant}>{label}</Button>
          </State>
        ))}
      </States>
      <States>
        <State name="i fokus">
          <Button className={focused}>Gem mindet</Button>
        </State>
        <State name="slået fra">
          <Button disabled>Gem mindet</Button>
        </State>
        <State name="i gang">
          <Button pending pendingText="Gemmer...">
            Gem mindet
          </Button>
        </State>
        <State name="compact">
          <Button size="compact">Godkend</Button>
        </State>
        <State name="lg">
          <Button size="lg">Opret konto</Button>
        </State>
      </States>
      <State name="huge: til handsker, og til det ene store greb">
        <Button size="huge" variant="candle">
          Tænd et lys
        </Button>
      </State>
      <State name="lang tekst">
        <Button>Vis siden for {longName}</Button>
      </State>
      <States>
        <State name="LinkButton">
          <LinkButton href="#knapper">Gå til knapper</LinkButton>
        </State>
        <State name="IconButton">
          <IconButton label="Slet billedet">
            <Trash2 aria-hidden />
          </IconButton>
        </State>
        <State name="CopyButton">
          <CopyButton value="https://mindelund.dk" label="Kopiér adressen" />
        </State>
        <State name="TextLink">
          <TextLink href="#knapper">Et link i teksten</TextLink>
        </State>
      </States>
      <State name="LoadMore">
        <LoadMore href="#knapper" />
      </State>
    </Specimen>
  )
}
