import CoreModule
import Testing

struct PlacesTests {
  @Test func `without variables the places are the defaults under home`() {
    let places = Places(name: "glot", portableFolder: nil, variables: [:], home: "/home/ann")
    #expect(places.database == "/home/ann/.local/share/glot/glot.db")
    #expect(places.configuration == "/home/ann/.config/glot/config.toml")
    #expect(places.cache == "/home/ann/.cache/glot")
    #expect(places.log == "/home/ann/.local/state/glot/glot.log")
  }

  @Test func `absolute XDG variables are followed and relative ones ignored`() {
    let variables = ["XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "c", "XDG_CACHE_HOME": "", "XDG_STATE_HOME": "/s"]
    let places = Places(name: "glot", portableFolder: nil, variables: variables, home: "/h")
    #expect(places.database == "/d/glot/glot.db")
    #expect(places.configuration == "/h/.config/glot/config.toml")
    #expect(places.cache == "/h/.cache/glot")
    #expect(places.log == "/s/glot/glot.log")
  }

  @Test func `a home at the root is one`() {
    #expect(Places(name: "glot", portableFolder: nil, variables: [:], home: "/").database == "/.local/share/glot/glot.db")
  }

  @Test func `a portable folder holds everything`() {
    let places = Places(name: "glot", portableFolder: "/stick/", variables: ["XDG_DATA_HOME": "/d"], home: "/h")
    #expect(places.database == "/stick/glot.db")
    #expect(places.configuration == "/stick/config.toml")
    #expect(places.cache == "/stick/cache")
    #expect(places.log == "/stick/glot.log")
  }
}
