### Lo que dice la ventana: `boardloom desktop`.

desktop-missing = falta { $library }; instálalo con: pip install 'boardloom[desktop]'
desktop-no-display = no hay pantalla para abrir una ventana; juega en el navegador (`boardloom`) o en este terminal (`boardloom menu`)
desktop-against-bots = Tú contra bots.
desktop-together = Todos en esta pantalla.
desktop-players = { $n ->
    [one] { $n } jugador
    [many] { $n } de jugadores
   *[other] { $n } jugadores
}
desktop-game = { $game }: { $players }
desktop-hint = Lo mejor: { $move } ({ $share } de ganar)
desktop-one-piece = Una sola pieza a la vez: con el botón derecho devuelves esta.
desktop-by-the-text = Una sola pieza a la vez, un clic para pasar
desktop-option-of = { $option }: { $part }
desktop-letters = Tamaño de letra
desktop-letters-normal = normal
desktop-letters-large = grande
desktop-letters-largest = máximo
