"""Read by Python before a Selenium sample: it names the browser, which Selenium has no variable for."""

import os

from selenium.webdriver.chrome.options import Options

create = Options.__init__


def init(self, *args, **kwargs):
    create(self, *args, **kwargs)
    self.binary_location = os.environ["SELENIUM_BROWSER"]


Options.__init__ = init
