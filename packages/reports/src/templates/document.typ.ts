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
  else if it.type == "method" { method(it.lines) }
  else if it.type == "signOff" { sign-off(it) }
}

#let show-section(section) = {
  let body = {
    [#heading(level: section.level, section.title)#label(section.id)]
    for (index, it) in section.blocks.enumerate() {
      show-block(it, is-over: index + 1 < section.blocks.len())
    }
  }
  let map = section.blocks.find(it => it.type == "drawing" and (it.isLandscape or it.paper != "a4"))
  if map != none { page(paper: map.paper, flipped: map.isLandscape, body) } else {
    if section.isNewPage { pagebreak(weak: true) }
    body
  }
}

#for section in data.sections { show-section(section) }
`;
