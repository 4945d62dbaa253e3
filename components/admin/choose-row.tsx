/** Ticks a row of a list for the buttons of the form around it. */
export function ChooseRow({ id, label }: { id: string; label: string }) {
  return (
    <label className="flex min-h-touch min-w-touch items-center justify-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" name="ids" value={id} className="size-6 accent-primary" />
    </label>
  )
}
