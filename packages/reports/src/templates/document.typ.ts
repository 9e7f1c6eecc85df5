/** The pages of every document, in Typst. Everything that is said comes from data.json; this only lays it out. */
export const documentTemplate = String.raw`
#import "paper.typ": *
#let data = json("data.json")
#show: report.with(data)

#if data.hasFront {
  cover(data)
  contents(data)
}

#let show-block(it, is-over: false) = {
  if it.type == "text" { say(it, is-over: is-over) }
  else if it.type == "figures" { tiles(it.figures) }
  else if it.type == "table" { rows(it) }
  else if it.type == "drawing" { drawing(it) }
  else if it.type == "pictures" { pictures(it) }
  else if it.type == "facts" { facts(it.facts, is-over: is-over) }
  else if it.type == "items" { list(..it.items.map(item => [#item])) }
  else if it.type == "method" { method(it.lines, is-over: is-over) }
  else if it.type == "signOff" { sign-off(it) }
}

#let is-small-print(section) = section.blocks.len() > 0 and section.blocks.all(it => it.type == "method")
#let map-of(section) = section.blocks.find(it => it.type == "drawing" and (it.isLandscape or it.paper != "a4"))
#let body-of(section, is-over: false) = {
  [#heading(level: section.level, section.title)#label(section.id)]
  for (index, it) in section.blocks.enumerate() {
    // Small print is of what it stands under: it goes along with what follows only at the end.
    show-block(it, is-over: if index + 1 < section.blocks.len() { it.type != "method" } else { is-over })
  }
}

// Small print, such as the sources of a report, stands with what it follows and not alone on a page: with all of it where that is low, else
// with its last lines. What is long is not measured: it would be set twice.
#let is-long-section(section) = section.blocks.any(it => it.type == "pictures" or (it.type == "table" and it.rows.len() > 12))
#let with-small-print(section, print) = {
  if is-long-section(section) {
    body-of(section, is-over: true)
    body-of(print)
  } else {
    let body = body-of(section) + body-of(print)
    context block(above: heading-space.at(section.level - 1), breakable: measure(width: 210mm - 2 * margin, body).height > 120mm, body)
  }
}

// A chapter that only says that there is nothing takes a line: its heading, and the sentence beside it.
#let is-one-line(section, next) = {
  let (first, ..others) = if section.blocks.len() > 0 { section.blocks } else { (none,) }
  section.level == 1 and not section.isNewPage and others.len() == 0 and first != none and first.type == "text" and first.tone == "plain" and (next == none or next.level == 1)
}
#let one-line(section) = block(above: 3.4mm, below: 3.4mm, breakable: false, {
  show heading.where(level: 1): it => block(above: 0pt, below: 0pt, text(size: 10pt, weight: 600, fill: deep, it.body))
  grid(
    columns: (66mm, 1fr),
    column-gutter: 4mm,
    [#heading(level: 1, section.title)#label(section.id)],
    say(section.blocks.first()),
  )
})

#let is-joined(index) = {
  let section = data.sections.at(index, default: none)
  if index == 0 or section == none or not is-small-print(section) or section.isNewPage { false } else {
    let before = data.sections.at(index - 1)
    map-of(before) == none and not is-small-print(before)
  }
}

#for (index, section) in data.sections.enumerate() {
  let map = map-of(section)
  if map != none { page(paper: map.paper, flipped: map.isLandscape, body-of(section)) }
  else if not is-joined(index) {
    if section.isNewPage { pagebreak(weak: true) }
    let next = data.sections.at(index + 1, default: none)
    // The few words that open a chapter stay with its first section.
    let is-opening = section.level == 1 and next != none and next.level == 2 and section.blocks.all(it => it.type == "text")
    if is-one-line(section, next) and not is-joined(index + 1) { one-line(section) }
    else if is-joined(index + 1) { with-small-print(section, next) } else { body-of(section, is-over: is-opening) }
  }
}
`;
