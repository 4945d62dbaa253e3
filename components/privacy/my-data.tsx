import { Button } from '@/components/ui/button'

/** The way to one's own data as a file. A plain link: the browser saves what comes. */
export function MyData() {
  return (
    <div className="space-y-5">
      <p>
        Filen er i formatet JSON, som andre tjenester kan læse, og som du kan åbne i en teksteditor. Billederne står i
        den som adresser. Hent dem, mens du er logget ind.
      </p>
      <Button asChild variant="outline">
        <a href="/api/user/data" download>
          Hent mine data
        </a>
      </Button>
    </div>
  )
}
