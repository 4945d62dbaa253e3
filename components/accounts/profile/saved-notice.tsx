import { Notice } from '@/components/ui/notice'

const sentences: Record<string, string> = {
  oplysninger: 'Dine oplysninger er gemt.',
  adgangskode: 'Din adgangskode er ændret, og du er logget ud på alle andre enheder.',
  noedkoder: 'De nye nødkoder gælder nu.',
  'email-sendt': 'Vi har sendt linket igen.',
  'bekraeft-sendt': 'Vi har sendt linket igen.',
}

/** The result of a form sent without script. `saved` is the page's `?gemt=`. */
export function SavedNotice({ saved, about }: { saved: string | undefined; about: string }) {
  if (saved !== about || !sentences[about]) return null
  return (
    <Notice variant="success" className="mb-8">
      {sentences[about]}
    </Notice>
  )
}
