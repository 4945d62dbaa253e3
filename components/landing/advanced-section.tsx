/** Present and hidden, as the specification has it: no screen shows it and no reader announces it. */
export function AdvancedSection() {
  return (
    <section hidden>
      <h2>Avancerede funktioner</h2>
      <p>Levende hilsner, en sang af livshistorien og slægtstræer, der er knyttet til andre mindesider.</p>
    </section>
  )
}
