/** The pages of the paddock report, in Typst. Everything that is said comes from data.json; this only lays it out. */
export const paddockTemplate = String.raw`
#import "paper.typ": *
#let data = json("data.json")
#show: report.with(data)

#cover(data)

= Summary
#tiles(data.summary.figures)
#v(2mm)
#for line in data.summary.statements { note(line) }
#method(data.summary.method)

#for chart in data.charts {
  block(above: 7mm, breakable: false, {
    heading(level: 2, chart.title)
    if chart.file != none { drawing(chart.file, chart.alt, chart.width) }
    v(1mm)
    for line in chart.statements { par(line) }
  })
}

#let map-page(map) = {
  heading(level: 1)[Map of the farm]
  if map.file != none { drawing(map.file, map.alt, map.width) }
  for line in map.statements { par(line) }
  v(1mm)
  method(map.method)
}
#if data.map.file == none { map-page(data.map) } else { page(flipped: data.map.isLandscape, map-page(data.map)) }

= Paddocks
#for line in data.table.statements { par(line) }
#if data.table.rows.len() > 0 {
  set text(size: 8pt)
  set par(leading: 0.5em)
  table(
    columns: (8mm, 1.15fr, 28mm, 1.6fr, 14mm, 26mm, 1fr, 15mm),
    inset: (x, _) => (left: if x == 5 { 9pt } else { 3pt }, right: 3pt, y: 3.4pt),
    align: (right, left, left, left, right, left, left, left),
    fill: (_, y) => if y == 0 { wash },
    table.header(repeat: true, ..data.table.head),
    ..data.table.rows.flatten(),
    table.footer(repeat: false, ..data.table.total.map(cell => strong(cell))),
  )
}
#method(data.table.method)

= Winter grazing
#for line in data.winter.statements { note(line) }
#for line in data.winter.warnings { note(stroke: warning, strong(line)) }
#if data.winter.rows.len() > 0 {
  v(1mm)
  table(
    columns: (1.4fr, 1.2fr, 22mm, 30mm, 30mm),
    inset: (x, _) => (left: if x == 4 { 12pt } else { 3pt }, right: 3pt, y: 3.4pt),
    align: (left, left, right, right, left),
    fill: (_, y) => if y == 0 { wash },
    table.header(repeat: true, ..data.winter.head),
    ..data.winter.rows.flatten(),
    table.footer(repeat: false, ..data.winter.total.map(cell => strong(cell))),
  )
}
#method(data.winter.method)

== Sources
#method(data.sources)
`;
